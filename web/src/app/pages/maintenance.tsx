import { OutageNote } from '../maintenance/outage-note.tsx'
import { useConnection } from '../maintenance/state.ts'

/** Where every address leads in maintenance mode. */
export const Maintenance = () => {
  const { trouble = 'maintenance' } = useConnection()
  return (
    <main className="maintenance-page">
      <OutageNote trouble={trouble} heading="h1" />
    </main>
  )
}
