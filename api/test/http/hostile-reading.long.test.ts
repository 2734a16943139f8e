import { attack } from './hostile-attack.ts'

attack('reading')
