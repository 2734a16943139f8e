import { useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'

interface Props {
  label: string
  isBusy: boolean
  /** For irreversible actions. */
  isDestructive?: boolean | undefined
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

export const SubmitButton = ({ label, isBusy, isDestructive = false }: Props) => (
  <Button
    type="submit"
    look={isDestructive ? 'danger' : 'default'}
    disabled={!useScriptRuns()}
    suppressHydrationWarning
    isPending={isBusy}
  >
    {label}
  </Button>
)
