import { useSyncExternalStore } from 'react'
import { PendingButton } from '../pending-button.tsx'

interface Props {
  label: string
  isBusy: boolean
}

const never = () => () => {}

/** Before hydration, submitting would make the browser send the input, passwords included, by itself. */
const useScriptRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const SubmitButton = ({ label, isBusy }: Props) => (
  <PendingButton type="submit" disabled={!useScriptRuns()} isPending={isBusy}>
    {label}
  </PendingButton>
)
