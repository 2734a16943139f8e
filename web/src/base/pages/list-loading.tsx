import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { SkeletonList } from '../../ui/skeleton-list.tsx'

const loadingTexts = defineTexts({ en: { loading: common.loading.en }, de: { loading: common.loading.de } })

/** The skeleton of a page of the personal area. */
export const ListLoading = () => <SkeletonList label={useTexts(loadingTexts).loading} />
