// Runs in a thread of its own, like the papers of invoices: a long list would hold up everybody else.
import { parentPort } from 'node:worker_threads'
import { serveTasks } from '../../lib/side-thread.ts'
import { renderParticipants } from './render.ts'

serveTasks(parentPort, renderParticipants)
