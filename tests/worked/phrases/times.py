"""x"""
PHRASES = ()
