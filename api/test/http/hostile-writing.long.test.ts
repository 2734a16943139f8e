import { attack } from './hostile-attack.ts'

attack('writing')
