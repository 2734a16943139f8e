import { use, useSyncExternalStore } from 'react'
import { InIsland } from '../../lib/in-island.ts'
import { PendingButton } from '../pending-button.tsx'

interface Props {
  label: string
  isBusy: boolean
}

const never = () => () => {}

/**
 * Before hydration, submitting would make the browser send the input, passwords included, by itself. In an island the
 * click waits for the hydration instead.
 */
const useScriptRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const SubmitButton = ({ label, isBusy }: Props) => {
  const scriptRuns = useScriptRuns()
  return (
    <PendingButton type="submit" disabled={!use(InIsland) && !scriptRuns} isPending={isBusy}>
      {label}
    </PendingButton>
  )
}
