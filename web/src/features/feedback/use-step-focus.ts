import { useEffect, useRef } from 'react'

const INVALID = 'textarea[aria-invalid], input[aria-invalid], [aria-invalid] input'

// While a smooth scroll is under way nobody can tell what is in sight.
const atOnce = { block: 'nearest', behavior: 'instant' } as const

/**
 * The next question has the focus when it comes, and is in sight; what was refused gets it instead. `changes`: what can
 * take something refused, or a button that had the focus, onto the page or from it.
 */
export const useStepFocus = (step: number, ...changes: unknown[]) => {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const isFirstLook = useRef(true)
  useEffect(() => {
    const isNewStep = shown.current !== step
    const isLost = !isFirstLook.current && document.activeElement === document.body
    shown.current = step
    isFirstLook.current = false
    const refused = form.current?.querySelector<HTMLElement>(INVALID)
    if (refused) return refused.focus()
    if (!isNewStep && !isLost) return
    heading.current?.focus({ preventScroll: true })
    // All of it is to be seen, or else its beginning.
    form.current?.scrollIntoView(atOnce)
    heading.current?.scrollIntoView(atOnce)
  }, [step, ...changes])
  return { form, heading }
}
