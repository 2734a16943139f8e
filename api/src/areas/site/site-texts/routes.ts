import * as contract from '@academy/contract/site/site-texts/endpoints'
import { on } from '../../../http/bind.ts'
import { changeText } from './change.ts'
import { listTexts } from './list.ts'
import { showText } from './show.ts'
import { showPage, showPageOfYear } from './show-page.ts'

export const siteTextRoutes = [
  on(contract.textsOfPage, showPage),
  on(contract.textsOfYear, showPageOfYear),
  on(contract.listTexts, listTexts),
  on(contract.showText, showText),
  on(contract.changeText, changeText),
]
