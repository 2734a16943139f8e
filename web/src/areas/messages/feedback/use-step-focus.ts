import { useEffect, useRef } from 'react'

const INVALID = 'textarea[aria-invalid], input[aria-invalid], [aria-invalid] input'

// During smooth scrolling, visibility cannot be determined.
const atOnce = { block: 'nearest', behavior: 'instant' } as const

/**
 * Focuses and scrolls to the next question, or to the first invalid field instead. `changes`: values whose
 * change can add or remove an invalid field or a focused button.
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
    // Show all of it, or at least its beginning.
    form.current?.scrollIntoView(atOnce)
    heading.current?.scrollIntoView(atOnce)
  }, [step, ...changes])
  return { form, heading }
}
