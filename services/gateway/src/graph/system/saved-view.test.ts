import { SERVICE_CODES } from "@linehaul/schema/errors";
import { savedViewRoutes, type SavedView } from "@linehaul/schema/system/saved-view";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";
import { StubFailure } from "../../testing/stubs.ts";

const id = "0197f000-0000-7000-8000-00000000b001";
const view: SavedView = {
  id,
  page: "ORDER_LIST",
  name: "Late",
  state: "{}",
  isDefault: false,
  isOwn: true,
  version: 1,
  modifiedAt: "2026-06-01T10:00:00.000Z",
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test("a page's views are one call; a link's is another; one that is gone is null", async () => {
  gateway.stubs.on(savedViewRoutes.list, async () => [view]);
  gateway.stubs.on(savedViewRoutes.get, async () => null);
  const own = await gateway.graph(`{ viewer { savedViews(page: "ORDER_LIST") { name isDefault } } }`);
  expect(own.data).toEqual({ viewer: { savedViews: [{ name: "Late", isDefault: false }] } });
  expect(own.calls).toEqual(["POST /dev-basp-user/savedView/list"]);
  const linked = await gateway.graph(`{ viewer { savedView(id: "${id}") { name } } }`);
  expect(linked.data).toEqual({ viewer: { savedView: null } });
});

test.each(['savedViews(page: "NO_SUCH") { id }', 'savedView(id: "rubbish") { id }'])(
  "%s is refused before any service is asked",
  async (field) => {
    const { errors, calls } = await gateway.graph(`{ viewer { ${field} } }`);
    expect([errors[0]?.extensions["code"], calls]).toEqual(["09020701", []]);
  },
);

test("what can be mended comes back at its field; another's view is told as one that is not there", async () => {
  const { stubs } = gateway;
  stubs.on(savedViewRoutes.save, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, {
      fields: [{ path: ["name"], key: "view.most", params: { maximum: 30 } }],
    });
  });
  const save = `mutation { saveView(input: { page: "ORDER_LIST", name: "A", state: "{}" }) { view { id } errors { field message } } }`;
  const message = "At most 30 views of a page: delete one first";
  expect((await gateway.graph(save)).data).toEqual({
    saveView: { view: null, errors: [{ field: ["name"], message }] },
  });
  stubs.on(savedViewRoutes.delete, async () => {
    throw new StubFailure(SERVICE_CODES.notFound);
  });
  const remove = `mutation { deleteView(input: { id: "${id}" }) { view { id } errors { code } } }`;
  expect((await gateway.graph(remove)).data).toEqual({ deleteView: { view: null, errors: [{ code: "404001" }] } });
  const rubbish = await gateway.graph(`mutation { deleteView(input: { id: "rubbish" }) { errors { field } } }`);
  expect([rubbish.data, rubbish.calls]).toEqual([{ deleteView: { errors: [{ field: ["id"] }] } }, []]);
});
