import * as contract from '@academy/contract/office/text-previews/endpoints'
import { on } from '../../../http/bind.ts'
import { previewText, sendTextTest } from './preview.ts'

export const textPreviewRoutes = [on(contract.previewText, previewText), on(contract.testText, sendTextTest)]
