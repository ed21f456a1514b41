import { render } from 'vitest-browser-react'
import { describe, expect, it } from 'vitest'
import { oneOfEachLook } from './axe-rules.fixture.ts'
import { faultsInBothThemes } from './both-themes.fixture.ts'
import '../styles/app.css'

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

describe('texts that look alike', () => {
  it('are asked for their contrast once', async () => {
    await render(
      <main>
        {['a', 'b', 'c'].map((word) => (
          <p key={word} className="text-ink">
            {word}
          </p>
        ))}
        <p className="text-accent">d</p>
        <p className="bg-sunken text-ink">e</p>
        <p className="text-ink" style={{ fontWeight: 700 }}>
          f
        </p>
        <p className="text-ink hidden">g</p>
      </main>,
    )
    expect(textsOf(oneOfEachLook('main'))).toEqual(['a', 'd', 'e', 'f'])
  })

  it('are each asked where they float over something that may differ', async () => {
    await render(
      <main>
        <div className="relative h-8 bg-ink" />
        {['a', 'b'].map((word) => (
          <p key={word} className="text-ink absolute top-0">
            {word}
          </p>
        ))}
      </main>,
    )
    expect(textsOf(oneOfEachLook('main'))).toEqual(['a', 'b'])
  })

  it('hide no poor one: what differs by its colour or by what lies behind is found in both themes', async () => {
    await render(
      <main>
        <h1>Titolo</h1>
        <p className="text-ink">Si legge</p>
        <p className="text-ink" style={{ opacity: 0.3 }}>
          Non si legge
        </p>
        <p className="text-ink-soft bg-ink" style={{ opacity: 0.99 }}>
          Nemmeno
        </p>
      </main>,
    )
    const faults = await faultsInBothThemes()
    expect(faults.map((fault) => fault.slice(0, 22)).toSorted()).toEqual([
      'dark: color-contrast a',
      'dark: color-contrast a',
      'light: color-contrast ',
      'light: color-contrast ',
    ])
  })
})
