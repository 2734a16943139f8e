import '../../../../base/pages/office-tools.css'
import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useData } from '../../../../base/use-data.ts'
import { Button } from '../../../../ui/button.tsx'
import { laterPicture } from '../../../../ui/chart/later-picture.tsx'
import { ExportButton } from '../../../../ui/export-button.tsx'
import { exportPdf, exportTable, resultsQuery } from '../../surveys/api.ts'
import { resultsTexts } from '../../surveys/results-texts.ts'
import { SurveyResults } from '../../surveys/survey-results.tsx'
import { faceOf, SurveyFrame } from './survey-frame.tsx'

const ResultsPicture = laterPicture(
  async () => (await import('../../surveys/survey-picture.tsx')).ResultsPicture,
)

const route = getRouteApi('/user/a/feedback/$surveyId/results')

/** The anonymous results, to read, print and download. */
export const SurveyResultsPage = () => {
  const texts = useTexts(resultsTexts)
  const { call } = route.useRouteContext()
  const { results } = useData({ results: resultsQuery(call, route.useParams().surveyId) })
  const { id } = results.survey
  return (
    <SurveyFrame survey={results.survey}>
      {results.questions && (
        <div className="office-tools">
          <Button look="quiet" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <ExportButton format="PDF" onExport={() => exportPdf(call, id)} />
          <ExportButton onExport={() => exportTable(call, id)} />
        </div>
      )}
      {results.questions && <ResultsPicture results={results} />}
      <SurveyResults results={results} faceOf={faceOf} />
    </SurveyFrame>
  )
}
