// npm run demo-papers: renders the PDFs of the demo people, after a change of their texts or of the style of all papers.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { renderPdf } from '../api/src/base/pdf/render-pdf.ts'
import { describePapers } from '../api/src/demo/papers.ts'

const folder = new URL('../api/src/demo/content/papers/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const { file, document } of describePapers()) writeFileSync(file, await renderPdf(document))
