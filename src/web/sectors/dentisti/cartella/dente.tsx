import type { Superficie } from '../../../../documents/odontogramma/denti.ts'
import { sigle } from '../../../../documents/odontogramma/reperti.ts'
import type { Elemento, Segno } from '../../../../documents/odontogramma/bocca.ts'
import { classNames } from '../../../ui/class-names.ts'

/** Colour and pattern: to be treated is red and crossed, planned blue and dotted, there already green and plain. */
const FILL: Readonly<Record<Segno, string>> = { da_curare: 'fill-bad', previsto: 'fill-info', presente: 'fill-ok' }
const STROKE: Readonly<Record<Segno, string>> = { da_curare: 'stroke-bad', previsto: 'stroke-info', presente: 'stroke-ok' }

/** Where the five surfaces lie in a square of 36, the way it is drawn for an upper tooth of the right side. */
const SHAPES = {
  top: '0,0 36,0 25,11 11,11',
  right: '36,0 36,36 25,25 25,11',
  bottom: '36,36 0,36 11,25 25,25',
  left: '0,36 0,0 11,11 11,25',
  middle: '11,11 25,11 25,25 11,25',
} as const
type Posto = keyof typeof SHAPES

/** Mesial looks to the middle of the mouth, vestibular away from it. */
export function postoDi(superficie: Superficie, dente: string): Posto {
  const quadrante = Number(dente[0]) % 4 || 4
  const [isRight, isUpper] = [quadrante === 1 || quadrante === 4, quadrante <= 2]
  if (superficie === 'O') return 'middle'
  if (superficie === 'M' || superficie === 'D') return (superficie === 'M') === isRight ? 'right' : 'left'
  return (superficie === 'V') === isUpper ? 'top' : 'bottom'
}

/** The letters under a tooth for what is about the whole of it; what is missing is crossed out. */
const LETTERA = { ...sigle, mancante: '', cura: '' } as const

/** One tooth: five surfaces, a ring for what is about the whole, crossed out where it is missing. */
export function Dente({ elemento }: { readonly elemento: Elemento }) {
  const { dente, superfici, interi, isMancante } = elemento
  const whole = interi.filter(({ tipo }) => tipo !== 'mancante')
  const worst = (['da_curare', 'previsto', 'presente'] as const).find((segno) => whole.some((one) => one.segno === segno))
  const letters = [...new Set(whole.map(({ tipo }) => LETTERA[tipo]))].filter(Boolean).slice(0, 2).join(' ')
  return (
    <>
      <svg viewBox="-5 -5 46 46" aria-hidden className="w-full max-w-11">
        {(Object.keys(SHAPES) as Posto[]).map((posto) => {
          const segno = [...superfici].find(([superficie]) => postoDi(superficie, dente) === posto)?.[1]
          return (
            <polygon
              key={posto}
              points={SHAPES[posto]}
              className={classNames(
                'stroke-line-strong [stroke-linejoin:round]',
                isMancante ? 'fill-none opacity-50' : segno ? FILL[segno] : 'fill-raised',
              )}
            />
          )
        })}
        {worst && !isMancante && <circle cx={18} cy={18} r={21} className={classNames('fill-none stroke-2', STROKE[worst])} />}
        {isMancante && <path d="M2 2 34 34M34 2 2 34" className="stroke-ink-faint stroke-2" />}
      </svg>
      <span className="h-4 text-[0.6875rem] leading-4 text-ink-soft">{letters}</span>
    </>
  )
}
