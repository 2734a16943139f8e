import * as contract from '@academy/contract/text-previews/endpoints'
import { on } from '../../http/bind.ts'
import { previewText } from './preview.ts'

export const textPreviewRoutes = [on(contract.previewText, previewText)]
