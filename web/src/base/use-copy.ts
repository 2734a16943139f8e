import { type RefObject, useEffect, useState } from 'react'

const SHOWN_MS = 4_000

const selectIn = (element: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Returns whether the clipboard took it: browsers refuse it without a secure connection or permission. */
const copy = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}

/** Copies a value, or selects the element that shows it where copying is refused; says which for a while. */
export const useCopy = (value: string, element: RefObject<HTMLElement | null>) => {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, SHOWN_MS, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const copyValue = async () => {
    // Screen readers announce a repeated message only if it was gone.
    setOutcome(undefined)
    const isCopied = await copy(value)
    if (!isCopied && element.current) selectIn(element.current)
    setOutcome(isCopied ? 'copied' : 'selected')
  }
  return { outcome, copyValue }
}
