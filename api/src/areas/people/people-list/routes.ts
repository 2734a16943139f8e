import * as contract from '@academy/contract/people/people-list/endpoints'
import { on } from '../../../http/bind.ts'
import { exportPeople } from './export.ts'
import { listPeople } from './list.ts'
import { searchPeople } from './search.ts'
import { showChoices } from './show-choices.ts'

export const peopleRoutes = [
  on(contract.searchPeople, searchPeople),
  on(contract.people, listPeople),
  on(contract.peopleChoices, showChoices),
  on(contract.exportPeople, exportPeople),
]
