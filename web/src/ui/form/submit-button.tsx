import { useSyncExternalStore } from 'react'
import { PendingButton } from '../pending-button.tsx'

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

/** Sends the form. */
export const SubmitButton = ({ label, isBusy }: Props) => (
  <PendingButton type="submit" disabled={!useScriptRuns()} isPending={isBusy}>
    {label}
  </PendingButton>
)
