import { useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'

interface Props {
  label: string
  isBusy: boolean
}

const never = () => () => {}

/**
 * Before hydration, submitting would make the browser send the input, passwords included, by itself. In an island an
 * inline script enables the button earlier, because there a click waits: `finishContent`.
 */
const useScriptRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const SubmitButton = ({ label, isBusy }: Props) => (
  <Button type="submit" disabled={!useScriptRuns()} suppressHydrationWarning isPending={isBusy}>
    {label}
  </Button>
)
