import { useEffect, useRef } from 'react'

const INVALID = [
  'input[aria-invalid]:not(:disabled)',
  'textarea[aria-invalid]',
  'select[aria-invalid]',
  '[aria-invalid] input:not(:disabled)',
  '[aria-invalid] button',
].join()

/**
 * Focuses the first wrong field on the page whenever `attempts` grows. React Hook Form goes by the order in which fields
 * were mounted, which is another one where fields come and go.
 */
export const useFocusFirstError = (attempts: number) => {
  const form = useRef<HTMLFormElement>(null)
  const seen = useRef(attempts)
  useEffect(() => {
    if (seen.current === attempts) return
    seen.current = attempts
    form.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [attempts])
  return form
}
