import { OutageNote, useConnection } from './outage-note.tsx'

/** Shown for every URL in maintenance mode. */
export const Maintenance = () => {
  const { problem = 'maintenance' } = useConnection()
  return (
    <main className="maintenance-page">
      <OutageNote problem={problem} heading="h1" />
    </main>
  )
}
