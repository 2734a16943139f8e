// Runs on a worker thread of `renderOnThread`: loading the fonts takes 200 ms, which would block all
// requests.
import { serveTasks } from '../serve-tasks.ts'
import { renderPdf } from './render-pdf.ts'

serveTasks(renderPdf)
