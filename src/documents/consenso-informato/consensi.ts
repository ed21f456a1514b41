/** What a patient is told of and agrees to: how his data are used (Reg. UE 2016/679), and the treatments that are proposed to him. */
export const consensi = {
  privacy: 'Trattamento dei dati',
  cure: 'Cure odontoiatriche',
  chirurgia: 'Chirurgia orale',
  implantologia: 'Implantologia',
  ortodonzia: 'Ortodonzia',
} as const
export type TipoConsenso = keyof typeof consensi
