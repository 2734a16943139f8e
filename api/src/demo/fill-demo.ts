import type { Services } from '../base/services.ts'
import { noteDemo, type Start } from './demo-state.ts'
import { agreeInDemo, beginRendering, publishDemoDocuments, renderOnce } from './publish-demo-documents.ts'
import { seedDemo } from './seed.ts'

/** Fills the demo: rows, files and documents. A start that was interrupted repeats it. */
export const fillDemo = async (
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  start: Start,
): Promise<void> => {
  const { db, files } = services
  const render = renderOnce()
  await seedDemo(db, start.today, files, {
    onNewAcademy: facts => beginRendering(render, facts, start.today),
  })
  await publishDemoDocuments({ ...services, render })
  await agreeInDemo(db)
  await noteDemo(db, start)
}
