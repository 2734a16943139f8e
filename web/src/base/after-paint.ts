/** Runs work once the browser has painted. Returns how to cancel it. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Acts while nothing else happens. */
export const whenIdle = (act: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 500)
}
