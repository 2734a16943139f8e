import * as contract from '@academy/contract/person/endpoints'
import { on } from '../../http/bind.ts'
import { openResume } from './open-resume.ts'
import { showPerson } from './show.ts'

export const personRoutes = [on(contract.showPerson, showPerson), on(contract.openResume, openResume)]
