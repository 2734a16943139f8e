import '../tokens.css'
import '../base.css'

// Keeps widgets away from the edge, as on real pages.
document.body.style.padding = '1.5rem'
