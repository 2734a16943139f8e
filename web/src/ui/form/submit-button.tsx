import '../button.css'
import './submit-button.css'
import { useSyncExternalStore } from 'react'
import { Spinner } from '../spinner.tsx'

interface Props {
  label: string
  isBusy: boolean
}

const never = () => () => {}

/** Until the page's script runs, a browser would send what was typed, passwords too, in its own way. */
const useScriptRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Sends the form. While it is on its way the label makes room for a spinner, and the button keeps its width. */
export const SubmitButton = ({ label, isBusy }: Props) => (
  <button
    type="submit"
    className="button submit-button"
    disabled={!useScriptRuns()}
    aria-disabled={isBusy}
    aria-busy={isBusy}
  >
    <span className="submit-label">{label}</span>
    {isBusy && <Spinner />}
  </button>
)
