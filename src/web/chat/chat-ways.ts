/** The ways out of the chat. */
export interface ChatWays {
  readonly onVoice: () => void
  readonly onDashboard: () => void
  /** Someone is about to press Dashboard. */
  readonly onDashboardNear: () => void
}
