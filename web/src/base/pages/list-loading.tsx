import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { common } from '../i18n/common-texts.ts'
import { defineTexts, useTexts } from '../i18n/texts.ts'

const loadingTexts = defineTexts({ en: { loading: common.loading.en }, de: { loading: common.loading.de } })

/** The skeleton of a page of the personal area. */
export const ListLoading = () => <SkeletonList label={useTexts(loadingTexts).loading} />
