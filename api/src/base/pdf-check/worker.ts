// Runs on a worker thread of `checkPdf`, one file at a time.
import { readFile } from 'node:fs/promises'
import { serveTasks } from '../serve-tasks.ts'
import { inspect } from './inspect.ts'

serveTasks(async (path: string) => inspect(await readFile(path)))
