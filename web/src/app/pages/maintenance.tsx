import { OutageNote } from '../maintenance/outage-note.tsx'
import { useConnection } from '../maintenance/state.ts'

/** Shown for every URL in maintenance mode. */
export const Maintenance = () => {
  const { trouble = 'maintenance' } = useConnection()
  return (
    <main className="maintenance-page">
      <OutageNote trouble={trouble} heading="h1" />
    </main>
  )
}
