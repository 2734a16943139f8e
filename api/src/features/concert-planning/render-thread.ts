// Runs in a thread of its own, like the papers of invoices: a long programme would hold up everybody else.
import { parentPort } from 'node:worker_threads'
import { serveTasks } from '../../lib/side-thread.ts'
import { renderProgramme } from './render.ts'

serveTasks(parentPort, renderProgramme)
