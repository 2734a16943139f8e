// Runs on a thread of `renderOnThread`: reading the fonts takes a fifth of a second, in which nobody would be served.
import { serveTasks } from '../serve-tasks.ts'
import { renderPdf } from './render-pdf.ts'

serveTasks(renderPdf)
