import * as contract from '@academy/contract/messages/letters/endpoints'
import { on } from '../../../http/bind.ts'
import { downloadClassLists } from './download-class-lists.ts'
import { downloadLetter } from './download-letter.ts'
import { downloadLetters } from './download-letters.ts'
import { downloadOwnLetter } from './download-own.ts'
import { listOwnLetters } from './list-own.ts'

export const letterRoutes = [
  on(contract.letter, downloadLetter),
  on(contract.letters, downloadLetters),
  on(contract.classLists, downloadClassLists),
  on(contract.ownLetters, listOwnLetters),
  on(contract.ownLetter, downloadOwnLetter),
]
