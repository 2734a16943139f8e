import { useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'

interface Props {
  label: string
  isBusy: boolean
  /** For irreversible actions. */
  isDestructive?: boolean | undefined
}

const never = () => () => {}

/** Whether the page is hydrated: false on the server and in the first render of the browser, which has to be the same. */
export const useScriptRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Before hydration, submitting would make the browser send the input, passwords included, by itself. In an island an
 * inline script enables the button earlier, because there a click waits: `finishContent`.
 */
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
