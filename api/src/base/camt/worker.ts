// Runs on a worker thread of `readStatements`, one file at a time.
import { serveTasks } from '../serve-tasks.ts'
import { readFile } from './read-file.ts'

serveTasks(readFile)
