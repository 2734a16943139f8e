import '../../../ui/button.css'
import { type AlertKind, showAlert } from '../../../base/alerts.ts'
import { Part } from './part.tsx'

const alerts: Record<AlertKind, string> = {
  success: 'Saved. This goes by itself after five seconds.',
  successDismiss: 'Your application has arrived.',
  infoDismiss: 'Your address is not confirmed yet.',
  dangerDismiss: 'Connection to the server failed. Please check your internet connection or try again later.',
}

export const Alerts = () => (
  <Part title="Alerts">
    {Object.entries(alerts).map(([kind, text]) => (
      <button
        key={kind}
        type="button"
        className="button button-quiet"
        onClick={() => showAlert(kind as AlertKind, text)}
      >
        {kind}
      </button>
    ))}
  </Part>
)
