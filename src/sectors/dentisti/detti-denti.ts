import { denti, type Dente } from '../../documents/odontogramma/denti.ts'

const CIFRE = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'] as const
/** «il dente 46», «il quattro sei»: by its two figures alone, as a dentist writes it and says it. */
export const dettiDenti: Readonly<Partial<Record<Dente, readonly string[]>>> = Object.fromEntries(
  Object.keys(denti).map((dente) => {
    const [quadrante = 0, posto = 0] = dente.split('.').map(Number)
    const figures = ['dente', 'elemento'].map((what) => `${what} ${dente.replace('.', '')}`)
    // «uno» is a small word: «uno sei» would be any six.
    return [dente, quadrante > 1 && posto > 1 ? [...figures, `${CIFRE[quadrante]} ${CIFRE[posto]}`] : figures]
  }),
)
