/** What somebody may do in a firm; what of its records he sees is a matter of the trade's groups. */
export type Role = 'titolare' | 'collaboratore' | 'contabile' | 'lettura'

export const roles: Readonly<Record<Role, { readonly label: string; readonly means: string }>> = {
  titolare: { label: 'Titolare', means: 'Vede e cambia tutto, invita le persone e cura i dati dell’azienda.' },
  collaboratore: { label: 'Collaboratore', means: 'Lavora sui dati che vede il suo gruppo.' },
  contabile: { label: 'Contabile', means: 'Legge quello che vede il suo gruppo e scrive documenti e incassi.' },
  lettura: { label: 'Sola lettura', means: 'Legge i dati che vede il suo gruppo e non cambia niente.' },
}

export const isRole = (value: unknown): value is Role => typeof value === 'string' && Object.hasOwn(roles, value)
