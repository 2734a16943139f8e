import type * as contract from '@academy/contract/site/site-texts/endpoints'
import type { PageTexts, TextPage } from '@academy/contract/site/site-texts/register'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const textsOfPage = route<typeof contract.textsOfPage>('GET', '/api/texts/:page')

const textsOfYear = route<typeof contract.textsOfYear>('GET', '/api/academy/a/academies/:id/texts/:page')

/** Loads the texts of one public page, for its loader. The defaults are on the server only. */
export const loadPageTexts = async <P extends TextPage>(call: Call, page: P): Promise<PageTexts<P>> =>
  // The server answers with the texts that the register has for the page.
  (await call(textsOfPage, { params: { page } }, { quiet: true })) as PageTexts<P>

/** The same as visitors would see them if this academy were current, for the preview of a year. */
export const yearTextsQuery = <P extends TextPage>(call: Call, id: string, page: P) =>
  defineQuery(
    call,
    ['page-texts', id, page],
    async call => (await call(textsOfYear, { params: { id, page } })) as PageTexts<P>,
  )
