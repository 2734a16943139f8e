// Runs in a thread of its own: reading the fonts takes a fifth of a second, in which nobody else would be served.
import { parentPort } from 'node:worker_threads'
import { serveTasks } from '../../lib/side-thread.ts'
import { renderInvoice } from './render.ts'

serveTasks(parentPort, renderInvoice)
