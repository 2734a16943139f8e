import * as contract from '@academy/contract/site/site-texts/endpoints'
import type { PageTexts, TextPage } from '@academy/contract/site/site-texts/register'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

/** Loads the texts of one public page, for its loader. The defaults are on the server only. */
export const loadPageTexts = async <P extends TextPage>(call: Call, page: P): Promise<PageTexts<P>> =>
  // The server answers with the texts that the register has for the page.
  (await call(contract.textsOfPage, { params: { page } }, quiet)) as PageTexts<P>

/** The same as visitors would see them if this academy were current, for the preview of a year. */
export const yearTextsQuery = <P extends TextPage>(call: Call, id: string, page: P) =>
  defineQuery(
    call,
    ['page-texts', id, page],
    async call => (await call(contract.textsOfYear, { params: { id, page } })) as PageTexts<P>,
  )
