const FAILED = 'Unable to preload CSS for '
const missing = new Set<string>()

/** The bundler asks for a style sheet once. Left alone, it would show the page without it at the next attempt. */
export const noteMissingStyles = () =>
  addEventListener('vite:preloadError', event => {
    const { message } = event.payload
    if (!message.startsWith(FAILED)) return
    missing.add(message.slice(FAILED.length))
    event.preventDefault()
  })

const load = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const fail = () => {
      link.remove()
      reject(new Error(`No style sheet at ${href}`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: fail }))
  })

/** For the code that came without its style sheet, before it is shown. */
export const loadMissingStyles = async (): Promise<void> => {
  for (const href of missing) {
    await load(href)
    missing.delete(href)
  }
}
