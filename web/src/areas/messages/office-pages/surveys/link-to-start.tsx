import { Link } from '@tanstack/react-router'
import type { Start } from '../../../features/surveys/template-choice.tsx'
import { paths } from '../../paths.ts'

export const linkToStart = (start: Start, label: string) => (
  <Link to={paths.NewSurveyAdmin} search={{ start }}>
    {label}
  </Link>
)
