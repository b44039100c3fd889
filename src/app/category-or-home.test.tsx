// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { CategoryOrHome } from './category-or-home'

function Home() {
  return <p>home, at {useLocation().pathname}</p>
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback={<p>a category page</p>}>
        <Routes>
          <Route index element={<Home />} />
          <Route path="*" element={<CategoryOrHome />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  )
}

afterEach(cleanup)

describe('an address of one word', () => {
  it('that no page has leads home', () => {
    open('/jedi')
    expect(screen.getByText('home, at /')).toBeTruthy()
  })

  it('that lies deeper and is unknown leads home too', () => {
    open('/healing/of/what')
    expect(screen.getByText('home, at /')).toBeTruthy()
  })
})
