import '../tokens.css'
import '../base.css'

// No widget stands at the very edge of its page.
document.body.style.padding = '1.5rem'
