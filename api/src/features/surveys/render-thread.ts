// Runs in a thread of its own, like the papers of invoices: a survey with many long texts would hold up everybody else.
import { parentPort } from 'node:worker_threads'
import { serveTasks } from '../../lib/side-thread.ts'
import { renderResults } from './render.ts'

serveTasks(parentPort, renderResults)
