const FAILED = 'Unable to preload CSS for '
const missing = new Set<string>()

/** Browsers differ in what they say of a style sheet that could not be loaded. */
const isEmpty = ({ sheet }: HTMLLinkElement) => {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

/**
 * The bundler requests a style sheet only once, and none that the HTML names. Without this, the next attempt would render the page
 * without styles.
 */
export const trackMissingStyles = () => {
  // The script waits for the style sheets of the HTML.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (isEmpty(link)) missing.add(link.getAttribute('href') ?? '')
  addEventListener('vite:preloadError', event => {
    const { message } = event.payload
    if (!message.startsWith(FAILED)) return
    missing.add(message.slice(FAILED.length))
    event.preventDefault()
  })
}

const load = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const fail = () => {
      link.remove()
      reject(new Error(`Failed to load the style sheet ${href}`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: fail }))
  })

/** Loads the missing style sheets before their code is rendered. */
export const loadMissingStyles = async (): Promise<void> => {
  for (const href of missing) {
    await load(href)
    missing.delete(href)
  }
}
