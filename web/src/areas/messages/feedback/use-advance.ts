import { useEffect, useRef, useState } from 'react'

const FLAG = 'feedback-advance'
// Long enough to see what was chosen.
const SHOWN_MS = 400

// Storage can be blocked: then the choice lasts as long as the page.
const remembered = (): boolean => {
  try {
    return localStorage.getItem(FLAG) === 'true'
  } catch {
    return false
  }
}
const remember = (isOn: boolean) => {
  try {
    localStorage.setItem(FLAG, String(isOn))
  } catch {
    // See above.
  }
}

/** Goes to the next question after a rating, if the person wants that. The choice is kept in this browser. */
export const useAdvance = (step: number, onStep: (step: number) => void) => {
  const [isOn, setOn] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The server does not know the choice, so the first render does not have it.
  useEffect(() => setOn(remembered()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends the wait
  useEffect(() => () => clearTimeout(timer.current), [step])
  return {
    isOn,
    choose: (next: boolean) => {
      remember(next)
      setOn(next)
    },
    afterRating: () => {
      if (isOn) timer.current = setTimeout(onStep, SHOWN_MS, step + 1)
    },
  }
}
