// Runs on a worker thread, one picture at a time.
import { serveTasks } from '../serve-tasks.ts'
import { cropPicture } from './crop.ts'

serveTasks(cropPicture)
